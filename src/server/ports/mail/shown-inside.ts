import type { MailAttachment } from './mail.ts'

// Characters that mean the same in an address, in an attribute and in a header.
const SAFE_NAME = /^[\w.-]+$/

/** How the HTML of a mail names one of its attachments as a picture. */
export const pictureSource = (filename: string): string => `cid:${filename}`

/** Whether the mail shows the attachment as a picture in its text instead of listing it as a file. */
export const isShownInside = ({ filename }: Pick<MailAttachment, 'filename'>, html: string): boolean =>
  SAFE_NAME.test(filename) && html.includes(`src="${pictureSource(filename)}"`)
