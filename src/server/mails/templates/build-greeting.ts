import { findGreetingName } from '#domain/mails/greeting-name.ts'
import type { CorrespondenceKey } from '#messages/correspondence/correspondence.ts'
import type { Translate } from '#messages/format-message.ts'
import { unlinkText } from '#server/mails/rendering/unlink-text.ts'

/** Greets by name where the name is no more than one. */
export function buildGreeting(t: Translate<CorrespondenceKey>, firstName: string): string {
  const name = findGreetingName(firstName)
  return name === null ? t('MAIL_GREETING_PLAIN') : t('MAIL_GREETING', { firstName: unlinkText(name) })
}
