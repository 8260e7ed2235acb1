import type { QuarantineDecision } from '#contracts/desk/quarantine.ts'
import type { BlockList } from '#domain/inspection/block-list.ts'

const LISTS: Readonly<Record<BlockList, string>> = {
  POLICE: 'Police',
  GSMA: 'GSMA Device Registry',
  NETWORK: 'Mobile network',
  MANUFACTURER: 'Manufacturer',
  INSURER: 'Insurer',
}

const DONE: Readonly<Record<QuarantineDecision['decision'], (number: string) => string>> = {
  cleared: (number) => `${number} goes back to inspection.`,
  return_allowed: (number) => `${number} goes back to the seller.`,
  authority_handover: (number) => `${number} is handed over.`,
}

/** The texts of quarantine. */
export const QUARANTINE_TEXTS = {
  title: 'Quarantine',
  lead: 'Devices on a block list, longest kept first.',
  empty: 'No device is in quarantine.',
  lists: LISTS,
  list: 'Block list',
  reference: 'Reference',
  keptUntil: 'Kept until',
  isOver: 'May be handed over',
  decide: 'Decide',
  decideOn: (number: string) => `What happens to ${number}?`,
  decisions: {
    cleared: 'Clear it and inspect it again',
    return_allowed: 'Return it to the seller',
    authority_handover: 'Hand it over to the authorities',
  },
  hints: {
    cleared: 'The entry is wrong or has been removed.',
    return_allowed: 'The seller may have it back.',
    hazardous:
      'Its battery is damaged, so no carrier will take it and it can’t be sent back. Clear it and ask the seller to choose recycling.',
    authority_handover: (day: string) => `From ${day} on, or earlier if the police have asked for it.`,
  },
  fileNumber: 'Authority’s file number',
  isRequested: 'The police have asked for it',
  confirm: 'Confirm',
  done: DONE,
}
