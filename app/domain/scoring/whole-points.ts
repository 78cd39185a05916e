/** Hundredths of a point as the whole points that people read, rounded half up; 0 is also less than half a point. */
export const wholePoints = (hundredths: number): number => Math.round(hundredths / 100);
