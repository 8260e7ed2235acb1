import type { homeMore as source } from '../en/home-more.ts'

/** The home page below the first look: one example, three steps, the proof, the answers to worries. */
export const homeMore = {
  HOME_EXAMPLE: 'Prueba la regla',
  HOME_EXAMPLE_TEXT:
    'Así se calcula cada oferta: un precio base, tus respuestas y un total que puedes comprobar. Cambia una respuesta y cambiará el recibo.',
  HOME_EXAMPLE_DEVICE: 'Ejemplo: móvil, 128 GB',
  HOME_EXAMPLE_BASE: 'Precio base',
  HOME_EXAMPLE_CONDITION: 'Estado',
  HOME_EXAMPLE_CONDITION_LIKE_NEW: 'Como nuevo',
  HOME_EXAMPLE_CONDITION_GOOD: 'Bueno',
  HOME_EXAMPLE_CONDITION_OK: 'Marcas que se notan al tacto',
  HOME_EXAMPLE_BATTERY: 'Salud de la batería',
  HOME_EXAMPLE_BATTERY_GE_90: '90 % o más',
  HOME_EXAMPLE_BATTERY_B80_89: 'Del 80 al 89 %',
  HOME_EXAMPLE_BATTERY_LT_80: 'Menos del 80 %',
  HOME_EXAMPLE_GLASS: 'Cristal',
  HOME_EXAMPLE_GLASS_INTACT: 'Entero',
  HOME_EXAMPLE_GLASS_CHIPPED: 'Mella pequeña',
  HOME_EXAMPLE_GLASS_BACK: 'Trasera agrietada',
  HOME_EXAMPLE_ROUNDING: 'Redondeo a la baja',
  HOME_EXAMPLE_TOTAL: 'Oferta',
  HOME_EXAMPLE_NOTE: 'Ejemplo con un precio base inventado. Tu dispositivo tiene el suyo.',
  HOME_STEPS: 'Tres pasos, sin sorpresas',
  HOME_STEP_ANSWER: 'Responde',
  HOME_STEP_ANSWER_TEXT:
    'Unas preguntas sobre tu dispositivo. El precio cambia con cada respuesta y después vale {days} días.',
  HOME_STEP_SEND: 'Envía',
  HOME_STEP_SEND_TEXT:
    'Imprime la etiqueta o muestra el código QR. {carrier} nos trae el paquete; desde el primer escaneo el riesgo es nuestro.',
  HOME_STEP_PAID: 'Cobra',
  HOME_STEP_PAID_TEXT:
    'Comparamos cada dispositivo con tus respuestas y lo pagamos por separado, sin esperar a los demás.',
  HOME_PROOF: 'Por qué el precio se mantiene',
  HOME_PROOF_TEXT:
    'En otros sitios el problema empieza cuando llega el paquete: un segundo precio, más bajo y con un motivo vago. A nosotros nos obligan reglas que puedes comprobar.',
  HOME_PROOF_RULE: 'Solo cuenta lo que no coincide',
  HOME_PROOF_RULE_TEXT:
    'Tras la revisión, solo las respuestas que no coincidan pueden cambiar el precio. Valen la misma regla y la misma lista de precios que el día de tu oferta.',
  HOME_PROOF_PHOTO: 'Ningún hallazgo sin foto',
  HOME_PROOF_PHOTO_TEXT:
    'Cada hallazgo indica la pregunta, muestra lo que hemos visto y cuánto cambia el total.',
  HOME_PROOF_UP: 'El precio puede subir',
  HOME_PROOF_UP_TEXT: 'Si tu dispositivo está mejor de lo que dijiste, pagamos más sin que lo pidas.',
  HOME_PROOF_SILENCE: 'El silencio no es un sí',
  HOME_PROOF_SILENCE_TEXT:
    'Tienes 14 días para responder a una contraoferta. Si no lo haces, te devolvemos el dispositivo gratis.',
  HOME_WORRIES: 'Dudas habituales',
  HOME_WORRY_DATA: '¿Qué pasa con mis datos?',
  HOME_WORRY_DATA_TEXT:
    'Borra el dispositivo antes de enviarlo; en los consejos te contamos cómo. Nosotros lo borramos otra vez, sin leer nada.',
  HOME_WORRY_LOCK: 'He olvidado cerrar la sesión. ¿Pasa algo?',
  HOME_WORRY_LOCK_TEXT:
    'No. Te enviamos una guía para tu modelo y la revisión sigue en cuanto quites el bloqueo. Tu precio se mantiene.',
  HOME_WORRY_PAYMENT: '¿Cuándo y cómo cobro?',
  HOME_WORRY_PAYMENT_TEXT:
    'En cuanto un dispositivo queda aceptado, te ingresamos su precio en la cuenta. El titular debes ser tú.',
  HOME_WORRY_RETURN: '¿Y si no me convence el nuevo precio?',
  HOME_WORRY_RETURN_TEXT:
    'Pide la devolución gratuita, una segunda revisión a cargo de otra persona o que lo reciclemos. Tú decides.',
  HOME_WORRIES_MORE: 'Cómo funciona en detalle',
  SEAL_RATING: '{value} de 5',
  SEAL_RATING_COUNT: '{count, plural, one {# opinión} other {# opiniones}} en {source}',
  SEAL_FAIRNESS: '{share} pagado según la oferta o mejor',
  SEAL_FAIRNESS_COUNT: 'sobre {devices} dispositivos revisados',
  SEAL_COUNTING: 'Contamos a la vista de todos',
  SEAL_COUNTING_TEXT: 'Cualquiera puede leer cómo terminan nuestras revisiones.',
  SEAL_MORE: 'Transparencia en cifras',
  REVIEWS: 'Lo que dicen quienes venden',
  REVIEWS_LABEL: 'Opiniones, desplázate hacia los lados',
} satisfies Record<keyof typeof source, string>
