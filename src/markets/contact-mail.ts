/** Every market writes from and to the same desk; the mail's subject tells the market apart. */
export const CONTACT_MAIL = {
  sender: 'shop@mail.sell.example',
  recipient: 'service@sell.example',
} as const
