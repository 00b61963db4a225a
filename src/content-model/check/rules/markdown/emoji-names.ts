/** Emoji that people write by name. Others could be anything between colons. */
const emoji =
  'tada|rocket|warning|bulb|white_check_mark|heavy_check_mark|ballot_box_with_check|smile|smiley|blush|slightly_smiling_face|thinking|thinking_face|\\+1|thumbsup|thumbsdown|clap|pray|raised_hands|ok_hand|sparkles|boom|memo|pushpin|moneybag|credit_card|information_source|point_right|arrow_right|hourglass|construction|rotating_light|no_entry|partying_face|muscle|trophy';

/** The name of an emoji, such as ":tada:". */
export const emojiName = new RegExp(String.raw`(?<![\p{L}\d:/]):(?:${emoji}):(?![\p{L}\d:])`, 'u');
