/** Getters of `Date` that depend on the time zone of the machine. */
const localGetters = [
  'getFullYear',
  'getMonth',
  'getDate',
  'getDay',
  'getHours',
  'getMinutes',
  'getTimezoneOffset',
] as const;

/** Makes each test of a file fail if its code reads the machine's time zone: visitors are in all of them. */
export function refuseLocalTime(): void {
  beforeEach(() => {
    for (const getter of localGetters) {
      jest.spyOn(Date.prototype, getter).mockImplementation(() => {
        throw new Error(`${getter} depends on the zone of the visitor`);
      });
    }
  });
  afterEach(() => jest.restoreAllMocks());
}
