import { customType, timestamp } from 'drizzle-orm/pg-core'

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** A moment in time. Always with its zone: a bare timestamp means something else on every server. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })
