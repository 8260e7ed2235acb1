const countDevices = (count: number): string => (count === 1 ? '1 device' : `${count} devices`)

/** The texts of several equal devices that are inspected with one form. */
export const EQUAL_DEVICE_TEXTS = {
  title: (tradeNumber: string) => `Inspect together: ${tradeNumber}`,
  offer: (count: number) => `Inspect ${countDevices(count)} together`,
  offerHint: 'The sale has more of this model. One form for all of them, one number and photo each.',
  start: (count: number) => `Start ${countDevices(count)}`,
  startHint: 'Make those exceptions that differ. You can still do so at any time before you lock them.',
  nothing: 'No devices of this kind wait for you.',
  elsewhere: (count: number) =>
    count === 1
      ? 'One more is with someone else, or isn’t yours to inspect.'
      : `${count} more are with someone else, or aren’t yours to inspect.`,
  devices: 'Devices',
  device: (number: number) => `Device ${number}`,
  answers: 'Answers for all of them',
  makeException: 'Exception',
  exceptionKey: 'Take the device at hand out of the group',
  exceptions: 'Exceptions',
  exceptionsHint: 'Each has an inspection of its own, with the answers so far.',
  inspectAlone: 'Inspect by itself',
  putBack: 'Back into the group',
  addPhoto: 'Add photo',
  addPhotoOf: (number: number) => `Add photo of device ${number}`,
  addPhotoOfAll: 'Add photo of all',
  addPhotoOfAllHint: 'One picture on which every device can be told apart. Each gets it.',
  photoOf: (number: number) => `Photo of device ${number}`,
  ownAnswers: 'Has other answers',
  takeAnswers: 'Use the answers of the group',
  repeated: 'Another device here has this number',
  lock: (count: number) => `Lock ${countDevices(count)}`,
  numbersMissing: (count: number) => (count === 1 ? '1 number missing' : `${count} numbers missing`),
  differing: (count: number) =>
    count === 1 ? '1 device has other answers' : `${count} devices have other answers`,
  repeatedRest: 'a number is there twice',
  allNumbered: 'Every device has its number. Scan a label first to correct one.',
  locked: (count: number) => `${countDevices(count)} locked.`,
  notLocked: (number: number, problem: string) => `Device ${number} isn’t locked: ${problem}`,
  outcomes: 'Locked',
  outcomesHint: 'Each device has its own outcome. Open it for the differences, or to decide otherwise.',
  outcomesLater: (count: number) =>
    `${countDevices(count)} locked. You’ll see outcomes once the others are locked, too.`,
  openOutcome: 'Open',
  buyAll: (count: number, amount: string) => `Buy ${countDevices(count)} for ${amount}`,
  boughtAll: (count: number) => `${countDevices(count)} bought.`,
} as const
