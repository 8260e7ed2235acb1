import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from './column-types.ts'

/** A self-test, or photos, on another device than the one that shows the page. Keys are stored as hashes; it names no person. */
export const selfTestPairings = pgTable(
  'self_test_pairing',
  {
    /** Of the code on the screen, which works once. */
    codeHash: bytes('code_hash').primaryKey(),
    /** Of the key that the waiting page asks with. */
    waitHash: bytes('wait_hash').notNull().unique(),
    /** Of the key that the tested device got for the code; null until it is scanned. */
    testHash: bytes('test_hash').unique(),
    /** 0 for photos. */
    deviceId: integer('device_id').notNull(),
    /** The results; null until they arrive. */
    test: jsonb('test'),
    /** Whose photos the code opens; null for a self-test. */
    photoSubject: text('photo_subject'),
    /** First the code's end, then the test's. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('self_test_pairing_end').on(table.expiresAt)],
)
