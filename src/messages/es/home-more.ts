import type { homeMore as source } from '../en/home-more.ts'

/** The home page below the first look: one example, three steps, the proof, the answers to worries. */
export const homeMore = {
  HOME_EXAMPLE: 'Haz la prueba',
  HOME_EXAMPLE_TEXT:
    'Así se calcula cada oferta: un precio base, tus respuestas y un total que puedes comprobar. Cambia una respuesta y mira el desglose.',
  HOME_EXAMPLE_DEVICE: 'Ejemplo: móvil, 128\u00a0GB',
  HOME_EXAMPLE_BASE: 'Precio base',
  HOME_EXAMPLE_CONDITION: 'Estado',
  HOME_EXAMPLE_CONDITION_LIKE_NEW: 'Como nuevo',
  HOME_EXAMPLE_CONDITION_GOOD: 'Bueno',
  HOME_EXAMPLE_CONDITION_OK: 'Aceptable',
  HOME_EXAMPLE_BATTERY: 'Salud de la batería',
  HOME_EXAMPLE_BATTERY_GE_90: '90\u00a0% o más',
  HOME_EXAMPLE_BATTERY_B80_89: 'Del 80 al 89\u00a0%',
  HOME_EXAMPLE_BATTERY_LT_80: 'Menos del 80\u00a0%',
  HOME_EXAMPLE_GLASS: 'Cristal',
  HOME_EXAMPLE_GLASS_INTACT: 'Intacto',
  HOME_EXAMPLE_GLASS_CHIPPED: 'Mella pequeña',
  HOME_EXAMPLE_GLASS_BACK: 'Trasera agrietada',
  HOME_EXAMPLE_ROUNDING: 'Redondeo a la baja',
  HOME_EXAMPLE_TOTAL: 'Oferta',
  HOME_EXAMPLE_NOTE: 'Ejemplo orientativo: el precio base depende del modelo.',
  HOME_STEPS: 'Tres pasos y listo',
  HOME_STEP_ANSWER: 'Responde',
  HOME_STEP_ANSWER_TEXT:
    'Unas preguntas sobre tu dispositivo. El precio cambia con cada respuesta y la oferta vale {days}\u00a0días.',
  HOME_STEP_SEND: 'Envía',
  HOME_STEP_SEND_TEXT:
    'Imprime la etiqueta de envío o muestra el código QR en un punto de conveniencia de {carrier}. Si embalas según los consejos, el riesgo es nuestro desde el primer escaneo.',
  HOME_STEP_PAID: 'Cobra',
  HOME_STEP_PAID_TEXT: 'Revisamos cada dispositivo y te lo pagamos por separado, sin esperar a los demás.',
  HOME_PROOF: 'Por qué el precio se mantiene',
  HOME_PROOF_TEXT:
    'Una oferta solo es buena si se mantiene después de la revisión. Por eso seguimos reglas que puedes comprobar.',
  HOME_PROOF_RULE: 'Solo cuentan las diferencias',
  HOME_PROOF_RULE_TEXT:
    'Después de la revisión, el precio solo puede cambiar por respuestas que no coinciden, con la misma regla y la misma lista de precios que tu oferta.',
  HOME_PROOF_PHOTO: 'Cada diferencia, con foto',
  HOME_PROOF_PHOTO_TEXT: 'Te enseñamos la pregunta, lo que hemos visto y cuánto cambia el total.',
  HOME_PROOF_UP: 'El precio puede subir',
  HOME_PROOF_UP_TEXT: 'Si tu dispositivo está mejor de lo que dijiste, te pagamos más sin que lo pidas.',
  HOME_PROOF_SILENCE: 'El silencio nunca es un sí',
  HOME_PROOF_SILENCE_TEXT:
    'Tienes {days}\u00a0días para responder a una nueva oferta. Si no respondes, te devolvemos el dispositivo gratis. Solo si la batería está dañada no puede viajar: en ese caso te contactamos.',
  HOME_WORRIES: 'Preguntas frecuentes',
  HOME_WORRY_DATA: '¿Qué pasa con mis datos?',
  HOME_WORRY_DATA_TEXT:
    'Borra el dispositivo antes de enviarlo: en los consejos de embalaje te contamos cómo. Una vez comprado, lo volvemos a borrar sin leer nada y, si tiene almacenamiento, después recibes un certificado de borrado firmado.',
  HOME_WORRY_LOCK: '¿Y si olvido cerrar sesión?',
  HOME_WORRY_LOCK_TEXT:
    'No pasa nada. Te enviamos una guía para tu modelo y seguimos con la revisión cuando quites el bloqueo. Tu precio se mantiene.',
  HOME_WORRY_PAYMENT: '¿Cuándo y cómo cobro?',
  HOME_WORRY_PAYMENT_TEXT:
    'En cuanto aceptamos un dispositivo, ordenamos el pago en tu cuenta bancaria o de PayPal. Tiene que estar a tu nombre.',
  HOME_WORRY_RETURN: '¿Y si la nueva oferta no me convence?',
  HOME_WORRY_RETURN_TEXT:
    'Te lo devolvemos gratis, lo revisa otro técnico o lo reciclamos: decides tú. Solo un dispositivo con la batería dañada no puede viajar de vuelta.',
  HOME_WORRIES_MORE: 'Cómo funciona, paso a paso',
} satisfies Record<keyof typeof source, string>
