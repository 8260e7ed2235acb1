import { z } from 'zod'

const LINE = /^[^<>{}"\p{Cc}\u2028\u2029]+$/u

/** One line, because it becomes part of mails, papers and pages; without what would be markup or a placeholder there. */
export const line = (max = 200) =>
  z.string().trim().min(1, 'is empty').max(max).regex(LINE, 'must be one line without < > { } "')

/** Also without what separates the names and addresses in the head of a mail. */
export const senderName = line(40).regex(/^[^,;:@()\\]+$/, 'must not contain , ; : @ ( ) \\')

export const phone = z.string().regex(/^\+[\d ]{6,20}$/, 'must be like +49 30 1234567')
