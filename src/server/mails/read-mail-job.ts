import { isMailName, MAILS, type MailField, type MailJob } from '#domain/mails/mail-registry.ts'
import type { OutboxJob } from '#server/modules/outbox/outbox.repository.ts'
import { PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'

/** Postpones the job: its name is what the log shows. */
class UnknownMail extends Error {
  override name = 'UnknownMail'
}

function isField(value: unknown, field: MailField): boolean {
  if (field === 'number') return Number.isFinite(value)
  return typeof value === 'string' || (field === 'text?' && value === undefined)
}

/**
 * Reads which mail a job asks for. One that this version doesn't know is left to a worker of the version that queued it; a
 * job that lacks what its mail needs never gets it, so it is given up.
 */
export function readMailJob({ topic, data }: Pick<OutboxJob, 'topic' | 'data'>): MailJob {
  const { mail } = data
  if (!isMailName(mail)) throw new UnknownMail()
  if (MAILS[mail].topic !== topic) throw new PermanentFailure('The mail has another topic')
  const fields: readonly (readonly [string, MailField])[] = Object.entries(MAILS[mail].data)
  for (const [name, field] of fields)
    if (!isField(data[name], field)) throw new PermanentFailure(`The mail lacks its ${name}`)
  const values = Object.fromEntries(fields.map(([name]) => [name, data[name]]))
  // Every field that the registry names for this mail was just checked.
  return { mail, about: MAILS[mail].about, data: values } as MailJob
}
