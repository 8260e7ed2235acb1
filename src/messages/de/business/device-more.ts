import type { deviceMore as familiar } from '../device-more.ts'

/** Texts of a device’s page below its questions, and of the price card’s end. */
export const deviceMore = {
  PDP_FACTS: 'Ist das Ihr Gerät?',
  PDP_WRONG: 'Nicht Ihres? Zur Serie {series}',

  WAITING_RANGE:
    'Das niedrigste und das höchste Zehntel lassen wir weg. Ihr Gerät kann davon abweichen, und eine Vorhersage für die nächsten drei Monate ist es nicht.',
} satisfies Partial<Record<keyof typeof familiar, string>>
