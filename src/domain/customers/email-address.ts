const MAX_LENGTH = 254
const MAX_LOCAL_LENGTH = 64

// Plain ASCII without quoted parts, which every mail server accepts.
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]*[a-z0-9])$/i

const isDomain = (domain: string): boolean => {
  const labels = domain.split('.')
  return (
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(labels[labels.length - 1] ?? '')
  )
}

/** An address as it is stored: one spelling per mailbox. */
export const normaliseEmail = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()

/** Whether a text looks like a mail address. Only a mail can tell whether it is one. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (text.length > MAX_LENGTH || at < 1 || at > MAX_LOCAL_LENGTH) return false
  return LOCAL.test(text.slice(0, at)) && isDomain(text.slice(at + 1))
}
