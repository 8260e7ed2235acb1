import type { grading as source } from '../en/grading.ts'

/** Help with judging a condition: pictures from near, the comparison, the screen check. */
export const grading = {
  GRADING_NAIL: 'Dibujado a escala, junto a una uña.',
  GRADING_COIN: 'Dibujado a escala, junto a una moneda de un céntimo.',
  GRADING_TAKE: 'Elegir «{condition}»',
  COMPARE_LABEL: 'Estado, de impecable a roto',
  COMPARE_HINT:
    'Desliza hasta que la imagen se parezca a tu dispositivo. Las marcas se ven más grandes de lo que son.',
  COMPARE_PICTURE: '{name} en estado «{condition}»',
  COMPARE_BEST: 'Impecable',
  COMPARE_WORST: 'Roto',
  DISPLAY_CHECK_TEXT:
    'Abre esta página en el dispositivo que vendes o mueve la ventana a ese monitor y sube el brillo. Verás cinco colores a pantalla completa. Toca la pantalla o pulsa Intro para pasar al siguiente y Escape para salir.',
  DISPLAY_CHECK_START: 'Empezar la prueba de pantalla',
  DISPLAY_CHECK_NEXT: 'Siguiente color',
  DISPLAY_CHECK_LEAVE: 'Salir de la prueba de pantalla',
  DISPLAY_CHECK_DONE:
    '¿Ves una mancha, una línea o una sombra? Indícalo arriba, donde preguntamos por la imagen.',
  DISPLAY_CHECK_WHITE: 'Blanco. Busca puntos oscuros, sombras y zonas amarillas.',
  DISPLAY_CHECK_BLACK: 'Negro. Busca puntos claros y luz en los bordes.',
  DISPLAY_CHECK_RED: 'Rojo. Busca puntos y líneas de otro color.',
  DISPLAY_CHECK_GREEN: 'Verde. Busca siluetas tenues de iconos o del teclado.',
  DISPLAY_CHECK_BLUE: 'Azul. Busca puntos y líneas de otro color.',
  FACTS_SEALED: '¿Sigue precintado en su caja?',
  FACTS_SEEN: '¿Se ven marcas a 30\u00a0cm?',
  FACTS_FELT: '¿Se notan con la uña?',
  FACTS_DEEP: '¿Tiene abolladuras de más de 2\u00a0mm de profundidad, está doblado o agrietado?',
  FACTS_YES: 'Sí',
  FACTS_NO: 'No',
  FACTS_RESULT: 'Estado: {condition}',
  FACTS_TAKE: 'Elegir este estado',
  FILM_TEXT: 'El vídeo no tiene sonido ni texto. Muestra cinco veces el mismo móvil:',
} satisfies Record<keyof typeof source, string>
