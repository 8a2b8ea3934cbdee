declare module "words:written" {
  const written: readonly string[];
  export default written;
}

declare module "words:*" {
  const text: string;
  export default text;
}
