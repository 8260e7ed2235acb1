/** Texts of a device’s page below its questions, and of the price card’s end. */
export const deviceMore = {
  PDP_FACTS: 'Is this your device?',
  PDP_MANUFACTURER: 'Brand',
  PDP_SERIES: 'Series',
  PDP_RELEASED: 'Released',
  PDP_STORAGE: 'Storage',
  PDP_CODES: 'Model numbers',
  PDP_CODES_HINT: 'You’ll find yours on the device, on its box or in Settings.',
  PDP_WRONG: 'Not this one? See all {series} models',
  PDP_RELATED: 'Other {series} models',

  HISTORY_TITLE: 'Price history',
  HISTORY_CHART:
    'Chart of the base price from {date} to today: lowest {lowest}, highest {highest}, now {current}.',
  HISTORY_TABLE: 'View as a table',
  HISTORY_FROM: 'From',
  HISTORY_TODAY: 'today',
  HISTORY_NOT_BOUGHT: 'no offer',

  WAITING_STAYED:
    'In the last three months, our prices for similar devices hardly changed: by less than {percent}.',
  WAITING_FELL: 'In the last three months, our prices for similar devices fell by {least} to {most}.',
  WAITING_FELL_UP_TO: 'In the last three months, our prices for similar devices fell by up to {most}.',
  WAITING_FELL_BY: 'In the last three months, our prices for similar devices fell by {most}.',
  WAITING_ROSE: 'In the last three months, our prices for similar devices rose by {least} to {most}.',
  WAITING_ROSE_UP_TO: 'In the last three months, our prices for similar devices rose by up to {most}.',
  WAITING_ROSE_BY: 'In the last three months, our prices for similar devices rose by {most}.',
  WAITING_MIXED: 'In the last three months, our prices for similar devices changed by −{fall} to +{rise}.',
  WAITING_HOW: 'How we work this out',
  WAITING_SAME_MAKER:
    'We’ve compared the base prices of {count, plural, one {# device} other {# devices}} of the same type, age and make.',
  WAITING_ALL_MAKERS:
    'We’ve compared the base prices of {count, plural, one {# device} other {# devices}} of the same type and age, whatever the make.',
  WAITING_LISTS:
    'They come from our own {count, plural, one {# price list} other {# price lists}} of {days} days, from {from} to {until}.',
  WAITING_RANGE:
    'The range leaves out the lowest and the highest tenth. Your device may differ, and it’s no forecast for the next three months.',
} as const
