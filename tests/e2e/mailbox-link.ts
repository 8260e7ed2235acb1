/** The path that opens the mailbox, by the token of the shop that all browser tests share. */
export const MAILBOX_LINK = `/mailbox?token=${process.env.SHOP_MAILBOX_TOKEN}`
