import type { trust as source } from '../en/trust.ts'

/** What a person can check before selling, without taking our word for it. */
export const trust = {
  TRUST_TITLE: 'Lo que puedes comprobar',
  TRUST_BUYER: 'Quién compra',
  TRUST_BUYER_TEXT: '{company}, {address}. Tu contrato es con esta empresa.',
  TRUST_SAMPLE: 'Así es una diferencia',
  TRUST_SAMPLE_TEXT:
    'Tú respondes «{said}», nosotros vemos «{found}» y te enseñamos la foto. El precio pasa de {before} a {after}. Decides tú.',
  TRUST_SAMPLE_NOTE: 'Ejemplo orientativo: el precio base depende del modelo.',
  TRUST_SAMPLE_PICTURE:
    'Dibujo: un móvil bajo una lámpara, con un arañazo rodeado en el marco y una regla al lado',
  TRUST_PROMISE: 'Nuestros compromisos, con plazos',
  TRUST_PROMISE_SEND:
    '{days, plural, one {Precio garantizado #\u00a0día desde que confirmas la venta} other {Precio garantizado #\u00a0días desde que confirmas la venta}}',
  TRUST_PROMISE_CHECK:
    '{days, plural, one {Revisión en #\u00a0día laborable desde la llegada} other {Revisión en #\u00a0días laborables desde la llegada}}. Si tardamos más, {bonus} extra por cada dispositivo que compremos',
  TRUST_PROMISE_ANSWER:
    '{days, plural, one {#\u00a0día para responder a una nueva oferta} other {#\u00a0días para responder a una nueva oferta}}. Si no respondes, te devolvemos el dispositivo gratis, salvo que la batería esté dañada.',
  TRUST_SIGNED: 'Una oferta firmada',
  TRUST_SIGNED_TEXT:
    'Con cada venta recibes nuestra promesa en un archivo con firma digital. Cualquiera puede verificarlo y cualquier cambio se nota.',
  TRUST_SIGNED_LINK: 'Verificar un archivo firmado',
} satisfies Record<keyof typeof source, string>
