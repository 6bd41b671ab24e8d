export default function Screen() {
  return <h1 class="h2">new</h1>;
}
