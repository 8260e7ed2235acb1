import { TEST_CODE_MINUTES } from '#domain/self-test/pairing-clock.ts'
import type { CallReferences } from './call-reference.ts'
import { CREATED_AT, KEY, OFFER_ID, UUID } from './examples.ts'

const ID = 'photos-h7Kd2QxV9mTz4RbYw1Lc'

const PASSPORT = {
  deviceName: 'Apple iPhone 13',
  category: 'phones',
  sides: [{ side: 'front', outline: 'M84 12h72a17 17 0 0 1 17 17v182a17 17 0 0 1-17 17h-72z' }],
  isSold: false,
  takesPhotos: true,
  photos: [
    {
      photoId: UUID,
      side: 'front',
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      takenAt: CREATED_AT,
    },
  ],
}

export const PHOTO_CALLS: CallReferences = {
  'POST /api/photo-passports/visits': {
    description:
      'A sold device also needs the key of its sale, or a customer who’s signed in. The answer sets the cookie that all other calls need; a code works once.',
    errors: ['NOT_FOUND', 'PAIRING_OVER'],
    request: { offerId: OFFER_ID },
    answers: { 201: { path: `/geraetefotos/${ID}` } },
  },
  'POST /api/photo-passports/moves': {
    description:
      'For a seller who has changed the answers about a device. Photos stay where the offers are of different devices, or the new one has a photo of that side. Repeating the call changes nothing.',
    errors: [],
    request: { fromOfferId: OFFER_ID, toOfferId: UUID },
  },
  'GET /api/photo-passports/:id': {
    description: 'Only for the browser that opened them.',
    errors: ['NOT_FOUND'],
    parameters: { id: ID },
    answers: { 200: PASSPORT },
  },
  'GET /api/photo-passports/:id/photos/:photoId': {
    description: 'Only for the browser that opened them.',
    errors: ['NOT_FOUND'],
    parameters: { id: ID, photoId: UUID },
  },
  'POST /api/photo-passports/:id/sides/:side': {
    description:
      'The body is the picture itself. It’s encoded again, without its metadata. Before the sale it takes the place of an earlier photo of the same side; afterwards the first one stays. The same picture again is the same upload. Browsers without script may post a form with the field `file` and are sent back to the page.',
    errors: ['NOT_FOUND', 'PHOTOS_CLOSED', 'INVALID_FIELDS'],
    parameters: { id: ID, side: 'front' },
    answers: { 201: PASSPORT },
  },
  'POST /api/photo-passports/:id/sides/:side/removal': {
    description:
      'Possible until the device is sold. Removing a photo again changes nothing. Browsers without script may post a form and are sent back to the page.',
    errors: ['NOT_FOUND', 'PHOTOS_CLOSED'],
    parameters: { id: ID, side: 'front' },
  },
  'POST /api/photo-passports/:id/pairings': {
    description: `The code is behind the \`#\` of \`url\`. It works once, for ${TEST_CODE_MINUTES} minutes.`,
    errors: ['NOT_FOUND', 'PHOTOS_CLOSED'],
    parameters: { id: ID },
    answers: {
      201: {
        url: `https://www.example.com/geraetefotos/with-scanned-code#${KEY}`,
        code: { path: 'M0 0h7v1h-7z', size: 33 },
        expiresAt: '2026-03-02T09:25:00.000Z',
      },
    },
  },
}
