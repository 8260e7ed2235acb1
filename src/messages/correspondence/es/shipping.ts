import type { shipping as source } from '#messages/correspondence/en/shipping.ts'

/** The shipping label and the packing slip. */
export const shipping = {
  RECYCLING_NUMBER: 'Número de reciclaje',
  LABEL_TITLE: 'Etiqueta de envío',
  LABEL_PRINT: 'Imprime al 100\u00a0% y pega esta mitad, bien plana, en el paquete.',
  LABEL_FROM: 'De',
  LABEL_TO: 'Para',
  LABEL_POSTAGE_PAID: 'Franqueo pagado',
  LABEL_TRADE: 'Número de venta',
  LABEL_DATE: 'Fecha',
  LABEL_TRACKING: 'Número de seguimiento',
  LABEL_QR: 'Escanear en el punto de\u00a0conveniencia',
  LABEL_QR_ALT: 'Código QR con el número de seguimiento {number}',
  LABEL_BARCODE_ALT: 'Código de barras con el número {number}',
  LABEL_CUT: 'Corta o dobla por aquí',
  LABEL_STEPS: 'Embala en tres pasos',
  LABEL_STEP_WRAP: 'Envuelve',
  LABEL_STEP_WRAP_TEXT:
    '{count, plural, one {Envuelve tu dispositivo en plástico de burbujas.} many {Envuelve uno a uno tus # de dispositivos en plástico de burbujas.} other {Envuelve uno a uno tus # dispositivos en plástico de burbujas.}} En un portátil, pon una hoja entre el teclado y la pantalla. Los accesorios van aparte.',
  LABEL_STEP_FILL: 'Rellena y cierra',
  LABEL_STEP_FILL_TEXT:
    'Usa una caja rígida, con al menos 5\u00a0cm de relleno por cada lado. Mete el albarán y cierra todas las aberturas con cinta.',
  LABEL_STEP_SEND: 'Etiqueta y entrega',
  LABEL_STEP_SEND_TEXT:
    'Pega la etiqueta de envío bien plana en la cara más grande y retira las antiguas. Lleva el paquete a un punto de conveniencia de {carrier} y guarda el resguardo.',
  LABEL_NO_PRINTER: '¿No tienes impresora?',
  LABEL_NO_PRINTER_TEXT:
    'Muestra el código QR en un punto de conveniencia de {carrier}. Allí te imprimen la etiqueta.',
  LABEL_FOLLOW: '¿Dónde está mi paquete?',
  LABEL_FOLLOW_TEXT: 'Síguelo en la web de {carrier} con el número {number}.',
  LABEL_HELP: '¿Alguna duda?',
  LABEL_HELP_TEXT: 'Escribe a {mail} e indica el número {tradeNumber}.',
  LABEL_PART: 'Envía lo que falta',
  LABEL_PART_TEXT:
    'Envuélvelo bien y mételo en una caja o un sobre acolchado. No hace falta albarán. Lleva el paquete a un punto de conveniencia de {carrier} y guarda el resguardo.',

  SLIP_TITLE: 'Albarán',
  SLIP_TRADE: 'Número de venta',
  SLIP_BARCODE_ALT: 'Código de barras con el número de venta {number}',
  SLIP_IN_BOX: 'Mete este albarán en la caja.',
  SLIP_IN_BOX_TEXT: 'Así sabemos a qué oferta corresponde cada dispositivo.',
  SLIP_RECYCLING_TEXT: 'Así sabemos que estos dispositivos son para reciclar gratis.',
  SLIP_SELLER: 'Vendido por',
  SLIP_CREATED: 'Fecha de venta',
  SLIP_SEND_BY: 'Fecha límite de envío',
  SLIP_TABLE: 'Dispositivos de este paquete',
  SLIP_COLUMN_NUMBER: 'N.º',
  SLIP_COLUMN_DEVICE: 'Dispositivo',
  SLIP_CHECKLIST: 'Antes de cerrar la caja',
  SLIP_CHECK_BACKUP: 'Copia de seguridad hecha',
  SLIP_CHECK_BACKUP_TEXT: 'Las fotos, los mensajes y los archivos están a salvo en otro lugar.',
  SLIP_CHECK_ACCOUNTS: 'Sesiones cerradas, sin bloqueos',
  SLIP_CHECK_ACCOUNTS_TEXT: 'Cuentas, «Buscar», PIN, contraseña de BIOS y gestión de empresa, desactivados.',
  SLIP_CHECK_ERASE: 'Datos borrados',
  SLIP_CHECK_ERASE_TEXT: 'El dispositivo está restablecido de fábrica.',
  SLIP_CHECK_CARDS: 'Tarjetas SIM y de memoria retiradas',
  SLIP_CHECK_CARDS_TEXT: 'En las consolas, mira también si queda un disco dentro.',
  SLIP_CHECK_BATTERY: 'Batería entre el 30 y el 50\u00a0%',
  SLIP_CHECK_BATTERY_TEXT:
    'El dispositivo está apagado. Si la batería está hinchada, no lo envíes nunca: llévalo a un punto limpio.',
  SLIP_CHECK_BOX: 'Caja cerrada',
  SLIP_CHECK_BOX_TEXT:
    'Al menos 5\u00a0cm de relleno, nada se mueve y todo va cerrado con cinta. En un portátil hay una hoja entre el teclado y la pantalla.',
  SLIP_PAGE: 'Página {page} de {pages}',
} satisfies Record<keyof typeof source, string>
