import type { shell as source } from '../en/shell.ts'

/** Header, footer and what stands on every page. */
export const shell = {
  PAGE_TITLE: '{title} – {brand}',
  SKIP_TO_CONTENT: 'Ir al contenido',
  HEADER_ACCOUNT_SIGNED_IN: 'Cuenta, sesión iniciada',
  HEADER_HOME_LABEL: '{brand}, página de inicio',
  HEADER_MENU: 'Menú',
  HEADER_MENU_LABEL: 'Categorías de dispositivos',
  HEADER_ACCOUNT: 'Cuenta',
  HEADER_CART: 'Cesta',
  HEADER_BUSINESS: 'Compramos a empresas',
  SEARCH_LABEL: '¿Qué dispositivo quieres vender?',
  SEARCH_PLACEHOLDER: 'p. ej., iPhone 13 o Canon EOS R6',
  SEARCH_SUBMIT: 'Buscar',
  FOOTER_LEFT: 'Vender',
  FOOTER_CENTER: 'La empresa',
  FOOTER_RIGHT: 'Información legal',
  FOOTER_B2B: 'Para empresas',
  FOOTER_SOCIAL: 'Síguenos',
  FOOTER_LANGUAGE: 'País e idioma',
  FOOTER_SHIPPING: 'Envío gratis con {carrier}',
  FOOTER_PRIVACY_SETTINGS: 'Ajustes de privacidad',
  FOOTER_OPERATOR: 'Un servicio de {company}',
  FOOTER_NEWSLETTER: 'Newsletter',
  FOOTER_NEWSLETTER_EMAIL: 'Dirección de correo',
  FOOTER_NEWSLETTER_CONSENT:
    'Sí, quiero recibir por correo novedades sobre vuestros precios de compra. Puedo darme de baja cuando quiera con un clic.',
  FOOTER_NEWSLETTER_SUBMIT: 'Suscribirme',
  PAGE_UPDATED: 'Actualizado el {date}',
  PAGE_CONTENTS: 'En esta página',
} satisfies Record<keyof typeof source, string>
