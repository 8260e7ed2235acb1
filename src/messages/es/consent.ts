import type { consent as source } from '../en/consent.ts'

/** The question whether the shop may measure. */
export const consent = {
  CONSENT_TITLE: '¿Nos dejas medir las visitas?',
  CONSENT_TEXT:
    'Si dices que sí, medimos cómo se usa la tienda y qué anuncio te ha traído hasta aquí. Si no, no hacemos ninguna de las dos cosas y todo funciona igual.',
  CONSENT_PERSONAL: 'Además, un servicio lo usa para mostrarte dispositivos que encajan contigo.',
  CONSENT_DETAILS: 'Más',
  CONSENT_MORE: 'Qué medimos',
  CONSENT_DENY: 'No',
  CONSENT_GRANT: 'Sí',
  CONSENT_CLOSE: 'Cerrar',
  CONSENT_GRANTED: 'Lo permitiste el {date}.',
  CONSENT_DENIED: 'Lo rechazaste el {date}.',
} satisfies Record<keyof typeof source, string>
