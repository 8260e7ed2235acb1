import type { shell as source } from '../en/shell.ts'

/** Header, footer and what stands on every page. */
export const shell = {
  PAGE_TITLE: '{title} – {brand}',
  MOMENT: '{date} a las {time}',
  SKIP_TO_CONTENT: 'Ir al contenido',
  HEADER_ACCOUNT_SIGNED_IN: 'Cuenta, sesión iniciada',
  HEADER_HOME_LABEL: '{brand}, página de inicio',
  HEADER_MENU: 'Menú',
  HEADER_MENU_LABEL: 'Categorías de dispositivos',
  HEADER_ACCOUNT: 'Cuenta',
  HEADER_CART: 'Mis dispositivos',
  MY_SALE: 'Mi venta',
  HEADER_BUSINESS: 'Vende como empresa',
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
  FOOTER_PRIVACY_SETTINGS: 'Cookies y estadísticas',
  FOOTER_OPERATOR: 'Un servicio de {company}',
  FOOTER_PARTNER: 'Un servicio de {company} para {partner}',
  FOOTER_NEWSLETTER: 'Newsletter',
  FOOTER_NEWSLETTER_EMAIL: 'Correo electrónico',
  FOOTER_NEWSLETTER_CONSENT:
    'Sí, quiero recibir por correo novedades sobre lo que pagáis por dispositivos usados. Puedo darme de baja cuando quiera con un clic.',
  FOOTER_NEWSLETTER_SUBMIT: 'Suscribirme',
  PAGE_UPDATED: 'Actualizado el {date}',
  PAGE_CONTENTS: 'En esta página',
  PAGE_EXAMPLE_DATA:
    'Datos de ejemplo: todavía no se han indicado los datos del titular de esta tienda. La empresa, la dirección y los contactos de esta página son ficticios.',
  FORM_EMPTY_FIELD: 'Deja este campo vacío',
} satisfies Record<keyof typeof source, string>
