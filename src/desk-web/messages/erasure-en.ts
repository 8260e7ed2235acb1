import {
  ERASURE_LIST_DAYS,
  type ErasureObstacle,
  OVERDUE_ERASURE_DAYS,
} from '#domain/device-erasure/can-record-erasure.ts'
import type { ErasureMethod } from '#domain/device-erasure/erasure-method.ts'

const METHODS: Readonly<Record<ErasureMethod, string>> = {
  KEY_DESTRUCTION: 'Factory reset, key destroyed',
  OVERWRITE: 'Overwritten',
  MEMORY_CLEARED: 'Internal memory formatted',
  SHREDDING: 'Storage shredded',
}

/** When a method is the right one, for whoever holds the device. */
const HINTS: Readonly<Record<ErasureMethod, string>> = {
  KEY_DESTRUCTION: 'Encrypted storage, reset from its own menu or with the maker’s tool.',
  OVERWRITE: 'A disk without encryption, overwritten from start to end.',
  MEMORY_CLEARED: 'Formatted in the menu, settings reset. Take out memory cards and send them back.',
  SHREDDING: 'Broken, or it doesn’t answer: the storage went through the shredder.',
}

const OBSTACLES: Readonly<Record<ErasureObstacle, string>> = {
  NOT_OURS: 'isn’t ours. Don’t erase it.',
  NOT_HERE: 'was lost on its way. Nobody can have erased it.',
  MAY_GO_BACK: 'may go back: its seller hasn’t shown an identity document yet. Don’t erase it.',
  NO_STORAGE: 'stores nothing of its owner. There’s nothing to erase.',
  WRONG_METHOD: 'isn’t erased like this. Choose another method.',
}

const countDevices = (count: number): string => (count === 1 ? '1 device' : `${count} devices`)

/** The texts of erasing devices. */
export const ERASURE_TEXTS = {
  title: 'Erase devices',
  lead: 'Scan a device. If it’s ours, erase it and say how you did it. Then the next one. Its seller gets a signed certificate.',
  methods: METHODS,
  hints: HINTS,
  obstacle: (device: string, obstacle: ErasureObstacle) => `${device} ${OBSTACLES[obstacle]}`,
  field: 'Device',
  scanNext: (method: string) => `${method}: scan the next device`,
  chooseMethod: 'How was it erased?',
  chooseKey: 'Choose how it was erased',
  keep: 'Use the same for the devices that I scan next',
  stopKeeping: 'Choose for each device',
  onRecord: (method: string) => `On record: ${method}`,
  withdrawn: 'Taken back: not erased',
  correct: 'What is right?',
  correctHint: 'A correction is a further record. The seller gets a new certificate.',
  notErased: 'It wasn’t erased',
  notErasedText:
    'The certificate no longer counts. If the seller has it already, they get a mail that says so.',
  notOurs: (device: string, state: string) => `${device} isn’t ours: ${state}. Don’t erase it.`,
  done: (device: string, method: string) => `${device}: ${method}.`,
  undone: (device: string) => `${device} counts as not erased.`,
  latest: 'Recorded just now',
  toErase: 'Devices to erase',
  history: 'Erasure',
  recordedBy: (method: string, operator: string, code: string) => `${method}, by ${operator} (${code})`,
  recordSelected: 'Record erasure',
  selectedTitle: (count: number) => `Record the erasure of ${countDevices(count)}`,
  selectedLead: 'All selected devices were erased like this. Those for which it doesn’t fit are left out.',
  selectedDone: (count: number) => `Recorded for ${countDevices(count)}.`,
  selectedRefused: (count: number, reason: string) => `${countDevices(count)} left out. ${reason}`,
  overdue: (count: number) =>
    `${countDevices(count)} ${count === 1 ? 'has' : 'have'} waited for more than ${ERASURE_LIST_DAYS} days`,
  overdueList: {
    title: 'Erasure overdue',
    lead: `What has been ours for ${ERASURE_LIST_DAYS} to ${OVERDUE_ERASURE_DAYS} days without a recorded erasure, oldest first. Find it and erase it.`,
    empty: `Nothing of the last ${OVERDUE_ERASURE_DAYS} days has waited for more than ${ERASURE_LIST_DAYS}.`,
  },
  list: {
    title: 'To erase',
    lead: `What is ours and has storage, from the last ${ERASURE_LIST_DAYS} days, oldest first.`,
    empty: `Nothing from the last ${ERASURE_LIST_DAYS} days waits to be erased.`,
  },
}
