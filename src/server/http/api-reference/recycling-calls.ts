import { RECYCLING_LABEL_DAYS } from '#domain/recycling/recycling-limits.ts'
import type { CallReferences } from './call-reference.ts'
import { ADDRESS, EMAIL, READ_KEY } from './examples.ts'

const PARCEL = { number: '4T8-W2H-6C', key: READ_KEY }

export const RECYCLING_CALLS: CallReferences = {
  'POST /api/recycling': {
    description: `Always 204: an inbox that got a label within ${RECYCLING_LABEL_DAYS} days is emailed about that one instead, and the answer doesn’t say so. The carrier books the parcel first, so the email takes a moment. Another name or address gets a label of its own, a few times. A network and a market get a limited number of labels a day, then 429. \`website\` is a trap for bots and stays empty.`,
    errors: ['INVALID_FIELDS', 'MAIL_BUDGET_USED'],
    request: {
      device: 'Nokia 3310, with charger',
      firstName: 'Alex',
      lastName: 'Sample',
      email: EMAIL,
      ...ADDRESS,
      addressExtra: '',
      isBatterySafe: true,
      website: '',
    },
  },
  'GET /api/recycling/:number/label.pdf': {
    description: 'Number and key come from the link in the email. Not found once the label has been deleted.',
    errors: ['NOT_FOUND', 'FILE_DAMAGED'],
    parameters: PARCEL,
  },
  'GET /api/recycling/:number/packing-slip.pdf': {
    description: 'Goes into the parcel. Not found once the sender’s data has been deleted.',
    errors: ['NOT_FOUND'],
    parameters: PARCEL,
  },
}
