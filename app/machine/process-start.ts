/** When this process began. */
export const processStart = (): Date => new Date(performance.timeOrigin);
