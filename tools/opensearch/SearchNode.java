import org.codelibs.opensearch.runner.OpenSearchRunner;

/** One node of a cluster: its folder is the first argument, its settings are the others, each as key=value. */
public class SearchNode {
  public static void main(String[] args) throws Exception {
    OpenSearchRunner runner = new OpenSearchRunner();
    // The port is among the settings. Left alone, the runner looks for one of its own, below 9300.
    runner.setMaxHttpPort(-1);
    runner.onBuild(
        (number, settings) -> {
          for (int index = 1; index < args.length; index += 1) {
            String[] setting = args[index].split("=", 2);
            settings.put(setting[0], setting[1]);
          }
        });
    runner.build("-basePath", args[0], "-numOfNode", "1");
    // The node ends with the process that started it, even if that one was killed.
    while (System.in.read() >= 0) continue;
    System.exit(0);
  }
}
