/** British spellings and what the American dictionary has instead. */
export const britishSpellings: readonly (readonly [RegExp, string])[] = [
  [/our/u, 'or'],
  [/is(?=(?:e|ed|es|ing|er|ers|ation|ations)$)/u, 'iz'],
  [/ys(?=(?:e|ed|es|ing|er|ers)$)/u, 'yz'],
  [/re(?=s?$)/u, 'er'],
  [/ll(?=(?:ed|ing|er|ers|ery|or|ors)$)/u, 'l'],
  [/ogue(?=s?$)/u, 'og'],
  [/ence(?=s?$)/u, 'ense'],
  [/mme(?=s?$)/u, 'm'],
  [/ae/u, 'e'],
  [/ould(?=(?:s|ed|ing|y|er)?$)/u, 'old'],
];

/** British words that follow no rule. */
export const britishWords: ReadonlySet<string> = new Set(
  `grey greys tyre tyres kerb cheque cheques jewellery pyjamas aluminium storey storeys whilst moustache fulfil
  fulfils skilful enrol enrols enrolment instalment instalments practise practises practised cosy cosier plough
  ageing judgement draught draughts sceptical licence licences pence postcode postcodes mum mums flatpack takeaway
  takeaways wifi online bespoke loo nappy nappies`.split(/\s+/u),
);
