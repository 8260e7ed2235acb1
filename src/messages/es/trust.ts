import type { trust as source } from '../en/trust.ts'

/** What a person can check before selling, without taking our word for it. */
export const trust = {
  TRUST_TITLE: 'Lo que puedes comprobar',
  TRUST_BUYER: 'Quién compra',
  TRUST_BUYER_TEXT: '{company}, {address}. Tu contrato es con esta empresa.',
  TRUST_SAMPLE: 'Así es una diferencia',
  TRUST_SAMPLE_TEXT:
    'Tú indicas «{said}», nosotros encontramos «{found}» y te enseñamos la foto. El precio pasa de {before} a {after}, y decides tú.',
  TRUST_SAMPLE_NOTE: 'Un ejemplo con un precio base inventado.',
  TRUST_SAMPLE_PICTURE:
    'Dibujo: un móvil bajo una lámpara, con un arañazo rodeado en el marco y una regla al lado',
  TRUST_PROMISE: 'Lo que prometemos, con plazos',
  TRUST_PROMISE_SEND:
    '{days, plural, one {Precio garantizado # día tras la venta} other {Precio garantizado # días tras la venta}}',
  TRUST_PROMISE_CHECK:
    '{days, plural, one {Revisión en # día laborable desde la llegada} other {Revisión en # días laborables desde la llegada}}; si no, {bonus} más por cada dispositivo que compremos',
  TRUST_PROMISE_ANSWER:
    '{days, plural, one {# día para responder a una nueva oferta} other {# días para responder a una nueva oferta}}. Sin respuesta, tu dispositivo vuelve gratis.',
  TRUST_SIGNED: 'Una oferta firmada',
  TRUST_SIGNED_TEXT:
    'Con cada venta recibes nuestra promesa en un archivo con nuestra firma. Nadie puede cambiarlo sin que se note y cualquiera puede comprobarlo.',
  TRUST_SIGNED_LINK: 'Comprobar una oferta firmada',
} satisfies Record<keyof typeof source, string>
