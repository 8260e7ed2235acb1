import type { consent as source } from '../en/consent.ts'

/** The question whether the shop may measure. */
export const consent = {
  CONSENT_TITLE: '¿Aceptas cookies y estadísticas?',
  CONSENT_TEXT:
    'Si aceptas, medimos en nuestro propio servidor cómo se usa la tienda y qué anuncio te ha traído. Si no, no medimos nada y todo funciona igual. Puedes cambiar de idea cuando quieras al pie de la página, en «Cookies y estadísticas».',
  CONSENT_PERSONAL: 'Además, un servicio usa estos datos para mostrarte dispositivos que encajan contigo.',
  CONSENT_PROVIDER: 'Responsable: {company}.',
  CONSENT_DETAILS: 'Más',
  CONSENT_MORE: 'Política de privacidad',
  CONSENT_DENY: 'No',
  CONSENT_GRANT: 'Sí',
  CONSENT_CLOSE: 'Cerrar',
  CONSENT_GRANTED: 'Aceptaste el {date}.',
  CONSENT_DENIED: 'Rechazaste el {date}.',
} satisfies Record<keyof typeof source, string>
