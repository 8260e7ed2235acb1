/** The device that the visitor holds, offered first. */
export const inHand = {
  IN_HAND_ONE: 'Is this your device?',
  IN_HAND_LINK: 'See the price',
  IN_HAND_SOME: 'Which of these iPhones is yours?',
  IN_HAND_DISMISS: 'Not mine',
  IN_HAND_PRIVACY: 'Your browser tells us the model. We look it up once and don’t keep it.',
  IN_HAND_PRIVACY_SCREEN: 'A guess from your screen size. We don’t keep it.',
} as const
