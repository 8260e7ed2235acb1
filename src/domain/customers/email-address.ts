const MAX_LENGTH = 254
const MAX_LOCAL_LENGTH = 64

// Plain ASCII without quoted parts: what every mail server on the way accepts.
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

/** An address as it is kept: one mailbox has one spelling. */
export const normaliseEmail = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()

/** Whether a text can be a mail address; whether it is one, only a mail can tell. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (text.length > MAX_LENGTH || at < 1 || at > MAX_LOCAL_LENGTH) return false
  return LOCAL.test(text.slice(0, at)) && isDomain(text.slice(at + 1))
}
