import { isMailName, MAILS, type MailField, type MailJob } from '#domain/mails/mail-registry.ts'
import type { OutboxJob } from '#server/modules/outbox/outbox.repository.ts'
import { PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'

function isField(value: unknown, field: MailField): boolean {
  if (field === 'number') return Number.isFinite(value)
  return typeof value === 'string' || (field === 'text?' && value === undefined)
}

/** Reads which mail a job asks for. A job that does not fit the registry never will, so it is given up. */
export function readMailJob({ topic, data }: Pick<OutboxJob, 'topic' | 'data'>): MailJob {
  const { mail } = data
  if (!isMailName(mail) || MAILS[mail].topic !== topic) throw new PermanentFailure('There is no such mail')
  const fields: readonly (readonly [string, MailField])[] = Object.entries(MAILS[mail].data)
  for (const [name, field] of fields)
    if (!isField(data[name], field)) throw new PermanentFailure(`The mail lacks its ${name}`)
  const values = Object.fromEntries(fields.map(([name]) => [name, data[name]]))
  // Every field that the registry names for this mail was just checked.
  return { mail, about: MAILS[mail].about, data: values } as MailJob
}
