import type { EmailChangeAnswer } from '#contracts/email-changes.ts'

/** Reads the fragment of a mailed link; null when it names no change. */
export function readEmailLink(hash: string): EmailChangeAnswer | null {
  const [, answer, change, key] =
    /^#?(confirm|deny)\.([0-9a-f-]{36})\.([\w-]{10,64})$/i.exec(hash.slice(0, 130)) ?? []
  if (!change || !key) return null
  return { answer: answer === 'deny' ? 'deny' : 'confirm', change, key }
}
