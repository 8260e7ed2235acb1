/** Help with judging a condition: pictures from near, the comparison, the screen check. */
export const grading = {
  GRADING_NAIL: 'Drawn to scale, next to a fingernail.',
  GRADING_COIN: 'Drawn to scale, next to a one-cent coin.',
  GRADING_TAKE: 'Choose “{condition}”',
  COMPARE_LABEL: 'Condition, from flawless to broken',
  COMPARE_HINT: 'Slide until the picture matches your device. We’ve drawn the marks larger than life.',
  COMPARE_PICTURE: '{name}, condition: {condition}',
  COMPARE_BEST: 'Flawless',
  COMPARE_WORST: 'Broken',
  DISPLAY_CHECK_TEXT:
    'Open this page on the device you’re selling, or drag the window onto that monitor. Turn the brightness up. Five colours will fill the screen, one by one. Tap or press Enter for the next, Escape to leave.',
  DISPLAY_CHECK_START: 'Start the screen test',
  DISPLAY_CHECK_NEXT: 'Next colour',
  DISPLAY_CHECK_LEAVE: 'Leave the screen test',
  DISPLAY_CHECK_DONE: 'Seen a spot, a line or a shadow? Tell us above, where we ask about the picture.',
  DISPLAY_CHECK_WHITE: 'White. Look for dark dots, shadows and yellow patches.',
  DISPLAY_CHECK_BLACK: 'Black. Look for bright dots, and for light at the edges.',
  DISPLAY_CHECK_RED: 'Red. Look for dots and lines in another colour.',
  DISPLAY_CHECK_GREEN: 'Green. Look for faint outlines of icons or a keyboard.',
  DISPLAY_CHECK_BLUE: 'Blue. Look for dots and lines in another colour.',
} as const
