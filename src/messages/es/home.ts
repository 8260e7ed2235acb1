import type { home as source } from '../en/home.ts'

/** The home page at first sight: one question, and what we promise. */
export const home = {
  HOME_TITLE: 'Vende tus dispositivos usados a un precio firme',
  HOME_DESCRIPTION:
    'Vende tu móvil, tablet, portátil, cámara o consola: mira cómo cambia el precio con cada respuesta, envía gratis y cobra cada dispositivo por separado.',
  HOME_HEADLINE: '¿Qué quieres vender?',
  HOME_LEAD:
    'Busca tu dispositivo, responde a unas preguntas y sigue el precio. Verás el efecto de cada respuesta antes de elegirla.',
  HOME_PROMISE_SHIPPING: 'Envío y devolución gratis',
  HOME_PROMISE_LOCK: 'Precio fijo durante 21 días',
  HOME_PROMISE_PROOF: 'Cada cambio, con su foto',
  HOME_LIST: '¿Varios dispositivos? Pega una lista',
  HOME_CATEGORIES: 'Empieza por una categoría',
  HOME_BUSINESS: 'Vende los dispositivos de tu empresa',
  HOME_BUSINESS_LEAD: 'Sube tu lista de dispositivos o busca un modelo: cada fila recibe su precio.',
  HOME_BUSINESS_SEARCH: 'O busca un solo modelo',
  HOME_PARTNER: 'Vende tu antiguo dispositivo con {partner}',
  HOME_PARTNER_LEAD:
    'Busca tu dispositivo y conoce su precio con unas preguntas. El envío y la devolución son gratis.',
} satisfies Record<keyof typeof source, string>
