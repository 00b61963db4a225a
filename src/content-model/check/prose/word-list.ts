/**
 * The house style's lists of words. docs/style.md shows them as tables; a test keeps the two the same.
 *
 * A phrase is matched as whole words within a sentence, in any case. `{is,are} made` means either word, `*` any word.
 */

/** A row of a table of docs/style.md, with what the check looks for. */
export type StyleRule = {
  /** What not to write, as the table shows it. */
  avoid: string;
  /** What to write instead, as the table and the check show it. */
  write: string;
  /** Left out where only a person can judge. */
  phrases?: readonly string[];
  /** Good uses: a phrase that overlaps one of these is left alone. */
  except?: readonly string[];
  /** What phrases can't say, such as a comma before a word. Global. */
  pattern?: RegExp;
};

const articles = '{a,an,the,this,that,each,every,its,our,your,their,another,one}';

const receivers =
  '{bank,banks,network,networks,rail,rails,endpoint,endpoints,field,API,account,account number,number,numbers}';
const received =
  '{a,an,the,it,them,this,only,no,any,every,each,all,both,payments,deposits,checks,wires,entries,transfers,debits,credits,cards,requests,amounts}';

/** "One name per thing". */
export const names: readonly StyleRule[] = [
  {
    avoid: 'cut-off, cut off (noun)',
    write: 'cutoff',
    phrases: ['{cut-off,cut-offs}', `${articles} cut off`, 'cut off {time,times}'],
  },
  {
    avoid: 'same day ACH, Same-Day ACH',
    write: 'Same Day ACH; a same-day window',
    pattern: /\b(?:[Ss]ame-[Dd]ay|[Ss]ame day|same Day) ACH\b/g,
  },
  {
    avoid: 'RTPs, RTP payments',
    write: 'real-time payments; RTP for the network',
    phrases: ['RTPs', 'RTP {payment,payments}'],
  },
  { avoid: 'ceiling, cap', write: 'limit', phrases: ['{ceiling,ceilings}'] },
  { avoid: 'e-mail, mail', write: 'email', phrases: ['{e-mail,e-mails,e-mailed,e-mailing}'] },
  { avoid: 'Fees (as the name of the page)', write: 'Pricing' },
  {
    avoid: 'deposit sweep, sweep network',
    write: 'Deposit placement',
    phrases: ['deposit {sweep,sweeps}', 'sweep {network,networks,program,programs}'],
  },
  {
    avoid: "receiver, payee (except the payee of a check, the network's _Receiver_, and names of API fields)",
    write: 'recipient',
  },
  {
    avoid: 'test mode, live mode',
    write: 'sandbox, production',
    phrases: ['{test,live} mode'],
  },
  {
    avoid: 'call and answer, question and answer',
    write: 'request, response',
    phrases: ['{call,request} and {answer,its answer}', '{calls,requests} and {answers,their answers}'],
  },
  {
    avoid: 'credentials; account no.; ABA',
    write: 'API key; account number; routing number',
    phrases: ['account no'],
  },
  {
    avoid: 'sponsor, the bank behind it',
    write: 'partner bank',
    phrases: ['the {bank,banks} behind {it,them,us,you}'],
  },
  {
    avoid: 'end user, consumer (except in the legal sense)',
    write: 'customer (of our customer); user',
    phrases: ['{end user,end users,end-user,end-users}'],
  },
  {
    avoid: 'business day (except the Fedwire business day and where a rule defines the term)',
    write: 'banking day',
    phrases: [
      '{same,previous,each,every,following} {business,working} {day,days}',
      '{next,a,one} working day',
    ],
    except: ["{Fedwire,Fedwire's,FedNow,FedNow's,Funds Service} business {day,days}"],
  },
];

/** "Words". */
export const words: readonly StyleRule[] = [
  {
    avoid: 'the answer (of an API), answers with',
    write: 'the response, responds with, returns',
    phrases: [
      '{answer,answers,answered,answering} with',
      `${articles} {answer,answers} {has,have,holds,hold,carries,carry,contains,contain,lists,includes,shows,says,names}`,
      `in ${articles} {answer,answers}`,
      `${articles} {same,first,saved,stored,original,last,whole,API,API's,bank's} answer`,
      `{answer,answers} to ${articles} {request,requests,call,calls}`,
      '{answer,answers,answered} {a,an,the,each,every,your,our,that,this} {request,requests,call,calls,webhook,event}',
      '{your,late,lost} {answer,answers}',
      'answer is {a,an} {200,201,202,204,400,401,403,404,409,422,429,500,503,error,object,list}',
      '{API,sandbox,endpoint,server,request,bank} {answers,answered}',
      '{request,requests,call,calls} {is,are,was,were} answered',
    ],
    except: ['{answer,answers,answered} for'],
  },
  {
    avoid: 'somebody, nobody, anybody',
    write: "the person or system that acts; _someone_, _no one_, _anyone_ when it really doesn't matter who",
    phrases: ["{somebody,nobody,anybody,somebody's,nobody's,anybody's}"],
  },
  {
    avoid: 'of its own, of yours, of ours',
    write: 'its own number, your limit, our limit',
    phrases: ['of {yours,ours,theirs}'],
    except: ['{one,some,any,none,all,each} of {yours,ours,theirs}'],
    pattern:
      /\bof\s+(?:its|your|our|their|his|her)\s+own(?!\s+(?!(?:and|or|but|so|in|on|at|for|from|to|with|without|by|that|which|when|if|as|is|are|was|has|have|can|then|too|below|above)\b)\w)/gi,
  },
  {
    avoid: 'is made, make an account',
    write: 'is created, create an account',
    phrases: [
      `{make,makes,making,made} {a,an,another,one} {account,account number,card,key,API key,program,entity,customer,resource,object,event,event subscription,subscription,endpoint,export,file,number,recipient}`,
      '{account,account number,number,card,key,entity,object,resource,event,statement,export,file,token,program,subscription,lockbox} {is,was,gets,has been,being} made',
      'when {it,they} {was,were} made',
      '{object,objects,number,card,account,key} that {was,were} made',
      '{accounts,account numbers,numbers,cards,keys,entities,objects,resources,events,statements,exports,files,tokens,programs,subscriptions} {are,were,get,have been,being} made',
    ],
    except: [
      '{is,was,been,being,are,were} made {available,public,up,inactive,active,out,of,payable,to,under,by hand}',
      'make * * {usable,active,inactive,available,public,payable}',
    ],
  },
  {
    avoid: 'comes back',
    write: 'is returned, returns',
    phrases: ['{come,comes,came,coming} back'],
    except: ['{you,please,then,and} come back', 'come back {later,soon,tomorrow,here}'],
  },
  {
    avoid: 'a bank takes a payment',
    write: 'accepts, supports, receives',
    phrases: [
      `${receivers} {takes,take,took} ${received}`,
      `${receivers} {can,cannot,can't,may,may not,doesn't,does not,don't,do not} take ${received}`,
    ],
    except: [
      '{takes,take,took} {a,an,the,no,only,all,any,every,each} {day,few,couple,moment,minute,while,second,hour,week,month,decision,position,time,lead,look,step,steps,action,risk,loss,losses,fee,place,rest,copy,message}',
      '{takes,take,took} * back',
      '{takes,take,took} * * back',
      '{takes,take,took} * * * back',
    ],
  },
  {
    avoid: 'stands in, stands on, stands beside',
    write: 'is in, appears',
    phrases: ['{stand,stands,stood,standing} {in,on,beside,below,above,under,between,next,there,here}'],
  },
  {
    avoid: 'another try',
    write: 'a retry, another attempt',
    phrases: [
      '{another,every,each,second,third,last,new,failed} try',
      '{two,three,four,five,more,further,these,those,all,many,other,later,some,the,few,between,of} tries',
      'tries {fail,failed,left}',
    ],
  },
  {
    avoid: 'programs that call the API',
    write: 'your code (a _program_ is a bank program)',
    phrases: [
      'programs that {call,read,poll,parse,listen,compare,expect,follow,handle,ask,treat,retry,meet,import,loop,cache,do}',
      'program that {calls,reads,polls,parses,listens,compares,expects,follows,handles,asks,treats,retries,meets,imports,loops,caches,does}',
    ],
  },
  { avoid: 'by itself', write: 'automatically, on its own', phrases: ['by {itself,themselves}'] },
  {
    avoid: 'plays a network',
    write: 'simulates',
    phrases: [
      '{play,plays,played,playing} {a,an,the,every,each,all,both} {network,networks,bank,banks,rail,rails,return,returns,Fed,operator,operators}',
      '{play,plays,played,playing} {a,the} {payer,payee,merchant,mail,customer,cardholder,receiving bank,sending bank}',
      '{sandbox,simulation,simulations,call} {play,plays,played}',
    ],
  },
  {
    avoid: 'the writer (of a check)',
    write: 'the payer, the drawer',
    phrases: [
      "{the,a,its,check,check's} {writer,writer's}",
      'writer of {a,the,this,that,each} check',
      'writers of checks',
    ],
  },
  {
    avoid: 'does not know (a purchase)',
    write: "doesn't recognize",
    phrases: [
      "{does not,doesn't,do not,don't,did not,didn't} know {a,the,this,that} {purchase,charge,payment,transaction,debit}",
      "{purchase,charge,payment,transaction,debit,purchases,charges,payments} {they,he,she,you} {do not,don't,does not,doesn't} know",
      "cardholder {does not,doesn't,did not,didn't} know it",
    ],
  },
  { avoid: 'papers', write: 'documents', phrases: ['papers'], except: ['{white,working,call} papers'] },
  { avoid: 'mend', write: 'fix', phrases: ['{mend,mends,mended,mending}'] },
  { avoid: 'anew', write: 'again', phrases: ['anew'] },
  { avoid: 'shall', write: 'should, must, will', phrases: ['shall'] },
  {
    avoid: 'holds for',
    write: 'applies to',
    phrases: [
      '{rule,limit,deadline,same,this,that,which,what,also} {holds,held} for',
      '{rules,limits,deadlines,these,those} {hold,held} for',
    ],
  },
  {
    avoid: 'the way of, the way in',
    write: 'how X works, the path',
    phrases: ['the way {of,in}', 'the way {your money,money,a payment,a question} takes'],
    except: ['{in,by,all} the way {of,in}', 'the way in which'],
  },
  {
    avoid: 'told in, tells, told',
    write: 'in, says, reports, shows',
    phrases: [
      'tells',
      '{told,telling} {in,from,here,on,there,at,below,above,when}',
      '{balance,balances,amount,amounts,reason,reasons,status,state,date,error,errors,problem} {is,are,was,were,being} told',
    ],
    except: ['{customer,person,someone,user,cardholder,payer,caller,who} tells'],
  },
  { avoid: '… , else …', write: 'otherwise', pattern: /,\s+else\b/gi },
  { avoid: 'the shop', write: 'the merchant', phrases: ["the {shop,shops,shop's}"] },
  { avoid: 'what to mind', write: 'Notes', phrases: ['{what,things} to mind'] },
  { avoid: 'not to be mixed up with', write: 'Related codes', phrases: ['mixed up with'] },
  {
    avoid: 'is none, are none',
    write: "there's no …, none is …",
    phrases: ['{is,are,was,were} none'],
    except: ['there {is,are,was,were} none'],
  },
  { avoid: 'which (in a clause that limits)', write: 'that' },
];

const months = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const short = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)';

/** "Dates, times, amounts", as far as a pattern can tell. */
export const dates: readonly StyleRule[] = [
  {
    avoid: 'November 21',
    write: 'a date such as Nov 21, 2026',
    pattern: new RegExp(`\\b(?!May\\b)${months}\\s\\d{1,2}(?:st|nd|rd|th)?\\b(?:,?\\s\\d{4}\\b)?`, 'g'),
  },
  {
    avoid: '21 November 2026',
    write: 'a date such as Nov 21, 2026',
    pattern: new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?\\s(?:${months}|${short})\\.?,?\\s\\d{4}\\b`, 'g'),
  },
  {
    avoid: '11/21/2026',
    write: 'a date such as Nov 21, 2026',
    pattern: /(?<![\w/.-])(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|[12]\d|3[01])\/(?:\d{4}|\d{2})(?![\w/-])/g,
  },
  {
    avoid: '21.11.2026',
    write: 'a date such as Nov 21, 2026',
    pattern:
      /(?<![\w/.-])(?:[0-2]?\d|3[01])(?:\.(?:[0-2]?\d|3[01])\.|-(?:[0-2]?\d|3[01])-)(?:19|20)\d{2}(?![\w/-]|\.\w)/g,
  },
  {
    avoid: '2026/11/21',
    write: 'a date such as Nov 21, 2026',
    pattern: /(?<![\w/.-])(?:19|20)\d{2}\/(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])(?![\w/-])/g,
  },
  {
    avoid: '21st of Nov',
    write: 'a date such as Nov 21, 2026',
    pattern: new RegExp(
      `\\b\\d{1,2}(?:st|nd|rd|th)(?:\\sof\\s(?:${months}|${short})|\\s(?!May\\b)(?:${months}|${short}))\\b(?!,?\\s\\d{4})`,
      'g',
    ),
  },
  {
    avoid: 'Nov. 21, Nov 21st, Nov 01, Nov 21 2026, Sept 21',
    write: 'a date such as Nov 21, 2026',
    pattern: new RegExp(
      `\\b(?:Sept\\.?\\s\\d{1,2}|${short}(?:\\.\\s\\d{1,2}|\\s0\\d|\\s\\d{1,2}(?=st|nd|rd|th|\\s(?:19|20)\\d{2})))(?:st|nd|rd|th)?\\b(?:,?\\s\\d{4}\\b)?`,
      'g',
    ),
  },
  {
    // Not a part of a file's name, an address or a time.
    avoid: '2026-11-21',
    write: 'a date such as Nov 21, 2026',
    pattern: /(?<![\w/.-])(?:19|20)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?![\w/-]|\.\w)/g,
  },
];
