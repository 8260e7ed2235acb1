import type { drawer as source } from '../en/drawer.ts'

/** The list of a household: adding devices, answering for all of them, the total. */
export const drawer = {
  DRAWER_WAYS: 'Añadir dispositivos',
  DRAWER_PASTE: 'Pegar',
  DRAWER_PICK: 'Elegir',
  DRAWER_SCAN: 'Escanear',
  DRAWER_ADD: 'Añadir',
  DRAWER_SKIP: 'No, gracias',
  DRAWER_PICK_FIELD: 'Nombre del dispositivo',
  DRAWER_PICK_KIND: 'O por tipo de dispositivo',
  DRAWER_PICK_NONE: 'No encontramos ningún dispositivo con ese nombre.',
  DRAWER_ADDED:
    '{name} ya está en tu lista, que ahora tiene {count, plural, one {# dispositivo} other {# dispositivos}}.',
  DRAWER_FULL: 'Una lista admite hasta {max} dispositivos. Vende primero algunos.',
  DRAWER_SCAN_TEXT:
    'Haz una foto de la etiqueta de la caja o del dispositivo. Tu navegador lee el número de modelo en los códigos de barras. La foto y el número de serie se quedan en tu dispositivo.',
  DRAWER_SCAN_IMPOSSIBLE:
    'Este navegador no puede leer códigos de barras. Escribe el número de modelo, que está impreso en el dispositivo o en su caja.',
  DRAWER_SCAN_PHOTO: 'Fotografiar una etiqueta',
  DRAWER_SCAN_FIELD: 'Número de modelo o nombre',
  DRAWER_SCAN_READING: 'Leyendo la etiqueta…',
  DRAWER_SCAN_NOTHING: 'No se ve ningún código de barras. Acércate, evita los reflejos e inténtalo otra vez.',
  DRAWER_SCAN_NUMBER:
    'Es un IMEI o un código de artículo. No nos dice el modelo, así que no lo hemos enviado a ningún sitio. Escribe el número de modelo o el nombre.',
  DRAWER_SCAN_UNKNOWN: 'No conocemos este número. Escribe el nombre del dispositivo.',
  DRAWER_SCAN_UNREADABLE: 'Tu navegador no ha podido leer esta foto. Escribe el número de modelo.',
  DRAWER_LIST: '{count, plural, one {Tu lista: # dispositivo} other {Tu lista: # dispositivos}}',
  DRAWER_READY: '{count, plural, one {{ready} listo de #} other {{ready} listos de #}}',
  DRAWER_OPEN: '{count, plural, one {Falta # pregunta} other {Faltan # preguntas}}',
  DRAWER_ROW_READY: 'Listo',
  DRAWER_IN_CART: 'En tu venta',
  DRAWER_REFUSED: 'Con estas respuestas no podemos comprarlo.',
  DRAWER_LOADING: 'Cargando las preguntas…',
  DRAWER_LOAD_FAILED: 'No podemos cargar las preguntas de este dispositivo.',
  DRAWER_RETRY: 'Reintentar',
  DRAWER_GUESS: 'Has escrito «{name}». ¿Es este?',
  DRAWER_RIGHT: 'Sí, es este',
  DRAWER_WRONG: 'No, es otro',
  DRAWER_NONE: 'Ninguno de estos',
  DRAWER_LOOK_AGAIN: 'Buscar otra vez',
  DRAWER_CHANGE: 'Cambiar respuestas',
  DRAWER_REMOVE_OF: 'Quitar {name}',
  DRAWER_UNDO: 'Deshacer',
  DRAWER_CLOSE: 'Cerrar',
  DRAWER_REMOVED: '{name} ya no está en tu lista.',
  DRAWER_SHARED: '¿Vale para todos?',
  DRAWER_SHARED_TEXT:
    'Responde una vez para todos tus dispositivos. Si alguno es diferente, elige «No todos» y te preguntaremos por cada uno.',
  DRAWER_SHARED_COUNT: '({count, plural, one {# dispositivo} other {# dispositivos}})',
  DRAWER_SHARED_YES: 'Todos',
  DRAWER_SHARED_LATER: 'Antes del envío',
  DRAWER_SHARED_NO: 'No todos',
  DRAWER_SHARED_CONFIRM: 'Aplicar a todos',
  DRAWER_SHARED_SAID: 'Lo que has dicho de todos tus dispositivos',
  DRAWER_SELL: '{count, plural, one {Vender # dispositivo} other {Vender # dispositivos}}',
  DRAWER_TOO_MANY:
    'Una venta, y por tanto un paquete, admite hasta {max} dispositivos. Vende primero algunos.',
  DRAWER_PARCEL:
    'Todo lo de una venta viaja en un solo paquete con una etiqueta de envío gratis. Revisamos y pagamos cada dispositivo por separado, así que una duda sobre uno no retrasa los demás.',
  DRAWER_SHARE: 'Compartir esta lista',
  DRAWER_SHARE_TEXT: 'El enlace solo dice qué dispositivos hay en la lista. Tus respuestas se quedan aquí.',
  DRAWER_SHARE_COPIED: 'Enlace copiado.',
  DRAWER_SHARE_LINK: 'Enlace a esta lista',
  DRAWER_RECEIVED:
    '{count, plural, one {Te han pasado una lista con # dispositivo. ¿Lo añades a la tuya?} other {Te han pasado una lista con # dispositivos. ¿Los añades a la tuya?}}',
  DRAWER_RECEIVED_NONE: 'Ahora mismo no podemos comprar ninguno de estos dispositivos.',
} satisfies Record<keyof typeof source, string>
