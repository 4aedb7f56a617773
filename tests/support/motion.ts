/**
 * For `test.use`, where what moves is what is tried. Other tests have a shopper who wants no motion: each frame of a drawer
 * that slides in is drawn, and waited for. A long run has all of them with motion.
 */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
