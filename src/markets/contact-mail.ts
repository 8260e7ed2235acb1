/** All markets share one help desk. The mail's subject names the market. */
export const CONTACT_MAIL = {
  sender: 'shop@mail.sell.example',
  recipient: 'service@sell.example',
} as const
