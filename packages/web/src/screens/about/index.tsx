export default function Screen() {
  return <h1 class="h2">about</h1>;
}
