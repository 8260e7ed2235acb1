import type { home as source } from '../en/home.ts'

/** The home page at first sight: one question, and what we promise. */
export const home = {
  HOME_TITLE: 'Vende tus dispositivos usados a un precio garantizado',
  HOME_DESCRIPTION:
    'Vende tu móvil, tablet, portátil, cámara o consola: ves cómo cambia el precio con cada respuesta, envías gratis y cobras cada dispositivo por separado.',
  HOME_HEADLINE: '¿Qué quieres vender?',
  HOME_LEAD:
    'Busca tu dispositivo, responde a unas preguntas y verás tu precio al momento. Antes de elegir una respuesta, ya ves cuánto cuenta.',
  HOME_PROMISE_SHIPPING: 'Envío y devolución gratis',
  HOME_PROMISE_LOCK: 'Precio garantizado {days}\u00a0días',
  HOME_PROMISE_PROOF: 'Cada diferencia, con foto',
  HOME_LIST: '¿Varios dispositivos? Una lista para todos',
  HOME_CATEGORIES: 'Empieza por una categoría',
  HOME_BUSINESS: 'Vende los dispositivos de tu empresa',
  HOME_BUSINESS_LEAD: 'Sube tu lista o busca un modelo: cada fila recibe su precio.',
  HOME_BUSINESS_SEARCH: 'O busca un solo modelo',
  HOME_PARTNER: 'Vende tu dispositivo usado con {partner}',
  HOME_PARTNER_LEAD:
    'Busca tu dispositivo, responde a unas preguntas y verás su precio. El envío y la devolución son gratis.',
} satisfies Record<keyof typeof source, string>
