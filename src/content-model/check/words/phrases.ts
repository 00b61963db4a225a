/**
 * The house style's phrases. A phrase is whole words in any case; `{is,are} made` means either word, and `*` any word.
 */

export type Phrase = {
  readonly avoid: readonly string[];
  /** What to write instead. */
  readonly write: string;
  /** Good uses: a phrase that overlaps one of these is left alone. */
  readonly except?: readonly string[];
};

const articles = '{a,an,the,this,that,each,every,its,our,your,their,another,one}';
const things =
  '{account,account number,card,key,API key,entity,object,resource,event,subscription,endpoint,file}';
const received =
  '{a,an,the,it,them,this,only,payments,deposits,checks,wires,entries,transfers,debits,credits}';

export const phrases: readonly Phrase[] = [
  // One name for each thing.
  { avoid: ['{cut-off,cut-offs}', `${articles} cut off`, 'cut off {time,times}'], write: 'cutoff' },
  { avoid: ['same-day ACH'], write: 'Same Day ACH; a same-day window' },
  { avoid: ['RTPs', 'RTP {payment,payments}'], write: 'real-time payments; RTP is the network' },
  { avoid: ['{ceiling,ceilings}'], write: 'limit' },
  { avoid: ['{e-mail,e-mails,e-mailed,e-mailing}'], write: 'email' },
  { avoid: ['deposit {sweep,sweeps}', 'sweep {network,networks,program}'], write: 'deposit placement' },
  { avoid: ['test mode', 'live mode'], write: 'sandbox, production' },
  { avoid: ['{call,calls,request,requests} and {answer,its answer,answers}'], write: 'request, response' },
  { avoid: ['account no'], write: 'account number' },
  { avoid: ['the {bank,banks} behind {it,them,us,you}'], write: 'partner bank' },
  { avoid: ['{end user,end users,end-user,end-users}'], write: 'customer, user' },
  {
    avoid: ['{same,previous,each,every,following} {business,working} {day,days}', '{next,a,one} working day'],
    write: 'banking day',
    except: ['{Fedwire,FedNow,Funds Service} business day'],
  },
  // Words.
  {
    avoid: [
      '{answer,answers,answered,answering} with',
      `${articles} {answer,answers} {has,have,holds,carries,contains,lists,includes,shows,says,names}`,
      `${articles} {same,first,saved,original,last,API} answer`,
      '{answer,answers,answered} {a,an,the,each,every,your} {request,requests,call,calls,webhook,event}',
      '{API,sandbox,endpoint,server} {answers,answered}',
    ],
    write: 'the response, responds with, returns',
  },
  {
    avoid: ["{somebody,nobody,anybody}{'s,}"],
    write: 'the person or system that acts, or someone, no one, anyone',
  },
  {
    avoid: ['of its own', 'of {yours,ours,theirs}'],
    write: 'its own, your, our',
    except: ['{one,some,any,none,all,each} of {yours,ours,theirs}', 'of its own {accord,customers,bank}'],
  },
  {
    avoid: [
      `{make,makes,making,made} {a,an,another} ${things}`,
      `${things} {is,was,gets,has been,being} made`,
    ],
    write: 'create',
    except: ['{is,was,been,being} made {available,public,up,inactive,active,out,of,payable,to,under}'],
  },
  {
    avoid: ['{come,comes,came,coming} back'],
    write: 'is returned, returns',
    except: ['{you,please,then,and} come back', 'come back {later,soon}'],
  },
  {
    avoid: [`{bank,banks,network,networks,rail,rails,endpoint,field,API} {takes,take,took} ${received}`],
    write: 'accepts, supports, receives',
    except: [
      '{takes,take,took} {a,an,the} {day,few,couple,moment,minute,while,second,hour,week,look,step,risk,loss,fee,place,copy}',
      '{takes,take,took} * back',
      '{takes,take,took} * * back',
      '{takes,take,took} * * * back',
    ],
  },
  {
    avoid: ['{stand,stands,stood,standing} {in,on,beside,below,above,under,between,next}'],
    write: 'is in, appears',
  },
  {
    avoid: ['{another,every,each,second,third,last,failed} try', '{two,three,four,five,more,all,few} tries'],
    write: 'a retry, an attempt',
  },
  {
    avoid: [
      '{program,programs} that {call,calls,read,reads,poll,polls,parse,parses,handle,handles,retry,retries}',
    ],
    write: 'your code',
  },
  { avoid: ['by {itself,themselves}'], write: 'automatically, on its own' },
  {
    avoid: ['{play,plays,played,playing} {a,an,the} {network,bank,rail,return,Fed,payer,merchant}'],
    write: 'simulate',
  },
  { avoid: ["{the,a,check,check's} writer"], write: 'the payer, the drawer' },
  {
    avoid: [
      "{does not,doesn't,do not,don't} know {a,the,this,that} {purchase,charge,payment,transaction,debit}",
    ],
    write: "doesn't recognize",
  },
  { avoid: ['papers'], write: 'documents', except: ['{white,working} papers'] },
  { avoid: ['{mend,mends,mended,mending}'], write: 'fix' },
  { avoid: ['anew'], write: 'again' },
  { avoid: ['shall'], write: 'should, must, will' },
  { avoid: ['{rule,limit,deadline,same,this,that} {holds,held} for'], write: 'applies to' },
  {
    avoid: ['the way {of,in}'],
    write: 'how it works, the path',
    except: ['{in,by,all} the way {of,in}', 'the way in which'],
  },
  { avoid: ['{told,telling} {in,from,here,on,there,at,below,above}'], write: 'says, reports, shows' },
  { avoid: ["the {shop,shops,shop's}"], write: 'the merchant' },
  { avoid: ['{what,things} to mind'], write: 'notes' },
  { avoid: ['mixed up with'], write: 'confused with' },
  { avoid: ['{is,are,was,were} none'], write: "there's no", except: ['there {is,are,was,were} none'] },
  { avoid: ['utilize', 'utilizes', 'utilizing', 'leverage', 'leverages', 'leveraging'], write: 'use' },
  {
    avoid: ['{could,should,would,must} of', 'alot', 'cant', 'wont'],
    write: "could have; a lot; can't; won't",
  },
  {
    avoid: ['do not', 'does not', 'did not', 'cannot', 'will not', 'are not'],
    write: 'a contraction such as "don\'t"',
    except: ['are not {a bank,banks,insured}'],
  },
];

const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const full = '(?:January|February|March|April|June|July|August|September|October|November|December)';

/** Dates in other forms than "Nov 21, 2026". */
export const dates: readonly RegExp[] = [
  new RegExp(`\\b${full}\\s\\d{1,2}(?:st|nd|rd|th)?\\b(?:,?\\s\\d{4}\\b)?`, 'g'),
  new RegExp(
    `\\b${month}\\.?\\s(?:0\\d|\\d{1,2}(?:st|nd|rd|th))\\b|\\b${month}\\.?\\s\\d{1,2}\\s\\d{4}\\b`,
    'g',
  ),
  new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?\\s(?:of\\s)?${month}\\.?,?\\s\\d{4}\\b`, 'g'),
  /(?<![\w/.-])(?:\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})|\d{1,2}\.\d{1,2}\.(?:19|20)\d{2})(?![\w/-]|\.\w)/g,
  /(?<![\w/.-])(?:19|20)\d{2}[/-](?:0?[1-9]|1[0-2])[/-](?:0?[1-9]|[12]\d|3[01])(?![\w/-]|\.\w)/g,
];
