import type { MailAttachment } from './mail.ts'

// Characters that need no escaping in a URL, an attribute or a header.
const SAFE_NAME = /^[\w.-]+$/

/** How the HTML of a mail refers to an attached picture. */
export const buildPictureSource = (filename: string): string => `cid:${filename}`

/** Whether the mail shows the attachment as an inline picture instead of listing it as a file. */
export const isShownInside = ({ filename }: Pick<MailAttachment, 'filename'>, html: string): boolean =>
  SAFE_NAME.test(filename) && html.includes(`src="${buildPictureSource(filename)}"`)
