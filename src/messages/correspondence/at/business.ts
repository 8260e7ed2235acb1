import { mapToAustrian } from '#messages/at/to-austrian.ts'
import { businessCorrespondence as german } from '#messages/correspondence/de/business/index.ts'

/** What addresses a business, in the words that Austria uses. */
export const businessCorrespondence = mapToAustrian(german)
